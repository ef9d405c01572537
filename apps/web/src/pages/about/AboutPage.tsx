import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { detect, online } from '../../online/server.ts';
import { href } from '../../router.ts';
import { Heading } from '../../ui/Heading.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { DOCUMENTS, isDocument } from './documents.ts';
import { aw, needAboutWords } from './words.ts';
import './about.css';

const COMMANDS = [
  'npx dustfront play',
  'npx dustfront odds combat-rangers luther --range 3',
  'npx dustfront rules soft cover',
];

/** What this server says of itself, for programs. */
const DESCRIPTIONS = ['openapi', 'schemas'] as const;
const paths = { openapi: '/api/openapi.json', schemas: '/api/schemas' } as const;

const Makers = () => (
  <section aria-labelledby="ab-makers">
    <h2 id="ab-makers">{aw('makers')}</h2>
    <p>{aw('makersText')}</p>
    <ul class="sheet ab-list">
      {DOCUMENTS.map((name) => (
        <li key={name}>
          <a href={href('about', name)}>
            <b>{aw(name)}</b>
            <span>{aw(`${name}.text`)}</span>
          </a>
        </li>
      ))}
    </ul>
    {online.value === true && (
      <ul class="ab-plain">
        {DESCRIPTIONS.map((what) => (
          <li key={what}>
            <a href={paths[what]} target="_blank" rel="noopener">
              {aw(what)}
            </a>
          </li>
        ))}
      </ul>
    )}
    <p>{aw('terminal')}</p>
    <pre>
      <code>{COMMANDS.join('\n')}</code>
    </pre>
  </section>
);

const told = [
  ['kept', 'keptText'],
  ['made', 'madeText'],
] as const;

function About() {
  return (
    <>
      <TopBar />
      <main class="page narrow about">
        <div class="pagehead">
          <Heading title={aw('title')} />
        </div>
        <p class="ab-lead">{aw('lead')}</p>
        <p>{aw('unofficial')}</p>
        <p>{aw('ours')}</p>
        <Makers />
        {told.map(([title, text]) => (
          <section key={title} aria-labelledby={`ab-${title}`}>
            <h2 id={`ab-${title}`}>{aw(title)}</h2>
            <p>{aw(text)}</p>
          </section>
        ))}
      </main>
    </>
  );
}

/** What the program is, what it keeps, and all that a maker may want to read; `name` is one of those pages. */
export function AboutPage({ name, part }: { name: string | null; part: string | null }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void detect();
    void needAboutWords().then(() => setReady(true));
  }, []);
  if (!ready) return <p class="page muted">{t('common.loading')}</p>;
  return name !== null && isDocument(name) ? <DocumentPage key={name} name={name} part={part} /> : <About />;
}
