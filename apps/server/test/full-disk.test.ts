import { expect, test } from 'vitest';
import { defaultLimits } from '../src/config.ts';
import { Client } from './client.ts';
import { testServer } from './server.ts';

const limits = {
  ...defaultLimits,
  requests: 1e6,
  guests: 1e6,
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  chatLines: 1e6,
};

test(`a full disk: refused with a clear word, nothing acknowledged
    lost, and on it goes when there is room`, async () => {
  const server = await testServer({ fileLimit: 1, limits });
  const ann = await (await Client.guest(server.port, 'Ann')).connect();
  const { id } = await ann.create({ game: 'tic-tac-toe', seats: ['me', 'random'] });
  await ann.watch(id);
  await ann.answer(id, 0);
  await expect.poll(() => ann.tables.get(id)!.number).toBe(2);
  let said = 0;
  let refusal = '';
  while (refusal === '' && said < 5000) {
    const reply = await ann.command({ t: 'say', match: id, text: `${said} ${'x'.repeat(400)}` } as never);
    if (reply.t === 'refused') refusal = reply.refusal.code;
    else said += 1;
  }
  expect(refusal).toBe('store-full');
  expect((await ann.call('GET', '/healthz')).status).toBe(503);
  const question = ann.tables.get(id)!.state.question!;
  const answer = {
    t: 'answer',
    id: 'patient',
    match: id,
    question: question.number,
    option: question.options[0]!.id,
  } as const;
  // Small rows fit into pages that are there already; soon they do not either.
  let refused: unknown = null;
  for (let i = 0; i < 500 && refused === null; i++) {
    refused = await Client.guest(server.port, 'Bob').then(
      () => null,
      (error: unknown) => error,
    );
  }
  expect(refused).toMatchObject({ status: 503, code: 'store-full' });
  expect((await ann.call('GET', '/healthz')).status).toBe(503);
  ann.close();

  await server.stop();
  const roomy = await testServer({ limits }, {}, server.folder);
  const back = Object.assign(new Client(roomy.port), { token: ann.token, id: ann.id, name: 'Ann' });
  await back.connect();
  await back.watch(id);
  expect(back.tables.get(id)!.number).toBeGreaterThanOrEqual(2);
  expect((await roomy.app.store.chat.since(id, 0, 10_000)).length).toBe(said);
  expect(await back.command(answer)).toMatchObject({ t: 'accepted' });
  back.close();
  await roomy.end();
});
