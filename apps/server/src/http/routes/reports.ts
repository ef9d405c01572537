import { route } from '../route.ts';

export const reports = route({
  method: 'GET',
  url: '/api/reports',
  auth: 'moderator',
  summary: 'Reported chat lines that nobody has looked at.',
  async handle({ app }) {
    const open = await app.store.chat.reports(100);
    const lines = await Promise.all(open.map((r) => app.store.chat.line(r.match, r.line)));
    return {
      reports: open.map((r, i) => ({ ...r, chat: lines[i] ?? null })),
    };
  },
});
