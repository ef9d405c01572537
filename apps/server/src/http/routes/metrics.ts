import { sameText } from '../../same-text.ts';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const metrics = route({
  method: 'GET',
  url: '/metrics',
  auth: 'anyone',
  summary: 'Figures for Prometheus.',
  async handle({ app, request, reply }) {
    const { metricsToken } = app.config;
    if (metricsToken !== null && !sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      throw new HttpError(401, 'signed-out', 'a token is needed');
    }
    reply.type(app.metrics.type).serializer((text: string) => text);
    return app.metrics.text();
  },
});
