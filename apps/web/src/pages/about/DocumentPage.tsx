import { useEffect } from 'preact/hooks';
import { href } from '../../router.ts';
import { Heading } from '../../ui/Heading.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { TopBar } from '../../ui/TopBar.tsx';
import { type DocumentName, isDocument } from './documents.ts';
import { type Block, type Inline, readMarkdown } from './markdown.ts';
import { aw } from './words.ts';

const files = import.meta.glob<string>('../../../../../docs/*.md', { query: '?raw', import: 'default' });

const loadDocument = async (name: string): Promise<readonly Block[]> =>
  readMarkdown((await files[`../../../../../docs/${name}.md`]?.()) ?? '');

/** A link of a document, where it leads to another that is shown here; else what it says. */
function Link({ text, to }: { text: string; to: string }) {
  const [file = '', id] = to.split('#');
  const name = file.replace(/\.md$/, '');
  if (file === '') return <a href={`#${id}`}>{text}</a>;
  if (isDocument(name))
    return <a href={`${href('about', name)}${id === undefined ? '' : `#${id}`}`}>{text}</a>;
  if (/^https?:/.test(to)) return <a href={to}>{text}</a>;
  return <>{text}</>;
}

function Words({ words }: { words: readonly Inline[] }) {
  return (
    <>
      {words.map((one, i) => {
        const key = `${i} ${one.text}`;
        if (one.kind === 'code') return <code key={key}>{one.text}</code>;
        if (one.kind === 'strong') return <strong key={key}>{one.text}</strong>;
        if (one.kind === 'em') return <em key={key}>{one.text}</em>;
        if (one.kind === 'link') return <Link key={key} text={one.text} to={one.to} />;
        return one.text;
      })}
    </>
  );
}

/** A wide one is pushed sideways by itself, by keys too. */
const Table = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <div class="doc-wide" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((words, i) => {
            const Cell = words.length === 0 ? 'td' : 'th';
            return (
              <Cell key={i} scope={words.length === 0 ? undefined : 'col'}>
                <Words words={words} />
              </Cell>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => (
          <tr key={n}>
            {row.map((words, i) => (
              <td key={i}>
                <Words words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Part({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words words={block.words} />
      </p>
    );
  if (block.kind === 'code')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      <pre tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    );
  if (block.kind === 'table') return <Table {...block} />;
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, i) => (
          <li key={i}>
            <Parts blocks={item} />
          </li>
        ))}
      </List>
    );
  }
  const Title = block.level === 2 ? 'h2' : 'h3';
  return (
    <Title id={block.id}>
      <Words words={block.words} />
    </Title>
  );
}

const Parts = ({ blocks }: { blocks: readonly Block[] }) => (
  <>
    {blocks.map((block, i) => (
      <Part key={i} block={block} />
    ))}
  </>
);

/** A document of the repository; `part` is the heading that is wanted. */
export function DocumentPage({ name, part }: { name: DocumentName; part: string | null }) {
  const blocks = useLoaded(name, loadDocument);
  useEffect(() => {
    if (blocks !== null && part !== null) document.getElementById(part)?.scrollIntoView();
  }, [blocks, part]);
  const [title, ...rest] = blocks ?? [];
  const called = title?.kind === 'heading' ? title.words.map(({ text }) => text).join('') : '';
  return (
    <>
      <TopBar />
      <main class="page doc">
        <p>
          <a href={href('about')}>{aw('back')}</a>
        </p>
        {blocks !== null && <Heading key={name} title={called} />}
        <p class="muted">{aw('english')}</p>
        <article lang="en">
          <Parts blocks={rest} />
        </article>
      </main>
    </>
  );
}
