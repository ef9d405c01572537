import Type from 'typebox';
import { schemaNames, schemaOf } from '../../schemas/schemas.ts';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const schemas = route({
  method: 'GET',
  url: '/api/schemas',
  auth: 'anyone',
  summary:
    'The names of all JSON schemas: messages, replies, and what set-ups, views, options and events hold.',
  reply: Type.Object({ schemas: Type.Array(Type.String()) }),
  async handle() {
    return { schemas: await schemaNames() };
  },
});

export const schema = route({
  method: 'GET',
  url: '/api/schemas/:name',
  auth: 'anyone',
  summary: 'One JSON schema.',
  params: Type.Object({ name: Type.String({ maxLength: 64 }) }),
  async handle({ params }) {
    const found = await schemaOf(params.name);
    if (!found) throw new HttpError(404, 'no-such-schema', 'there is no schema of that name');
    return found;
  },
});
