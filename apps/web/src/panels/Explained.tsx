import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { SkillModel } from '../games/face.ts';
import { RuleLink } from '../ui/RuleLink.tsx';
import './explained.css';

/** A word that opens to its explanation: under the pointer, and with a click, a tap or a key until the next one. */
export function Explained({
  word,
  look = '',
  children,
}: {
  word: string;
  look?: string;
  children: ComponentChildren;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <span class={`skill ${look}`}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {word}
      </button>
      <span id={id} class={`skill-text${open ? ' open' : ''}`}>
        {children}
      </span>
    </span>
  );
}

/** An ability, a token or a role with its rule. */
export function Skill({ skill }: { skill: SkillModel }) {
  const look = `${skill.spent ? 'spent ' : ''}${skill.token === true ? 'held' : ''}`;
  return (
    <Explained word={skill.name} look={look}>
      {skill.text} {skill.rule !== null && <RuleLink id={skill.rule} />}
    </Explained>
  );
}
