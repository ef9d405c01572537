import type { SkillAdvice, TakenAdvice } from '@dustfront/advice';
import type { Say } from '@dustfront/kernel';
import { useEffect, useState } from 'preact/hooks';
import { num, percent, percentSign, t } from '../../i18n/index.ts';
import type { Aim } from '../../modes/aim.ts';
import { toggleCall } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import './skills.css';

const share = (chance: number): string => percent(chance) + percentSign();

const told = ({ atLeastOne, mean, destroyed }: TakenAdvice): string =>
  [
    t('skill.atLeastOne', { chance: share(atLeastOne) }),
    t('odds.expected', { mean: num(mean, 1) }),
    ...(destroyed >= 0.005 ? [t('odds.destroys', { chance: percent(destroyed) })] : []),
  ].join(', ');

/** The attack that is aimed, with an ability and without. */
function useBoth(c: Controller, aim: Aim, skill: string): SkillAdvice | null {
  const [known, setKnown] = useState<SkillAdvice | null>(null);
  const lines = aim.lines.filter(({ on }) => on).map(({ unit, line, shots }) => ({ unit, line, shots }));
  const key = JSON.stringify([aim.target, aim.from, aim.sustained, lines]);
  useEffect(() => {
    let gone = false;
    const { unit, from, target, sustained } = aim;
    const weigh = async (calling: readonly string[]): Promise<TakenAdvice> => {
      const query = { ask: 'odds', unit, from, target, lines, sustained, calling } as const;
      const { total, destroyed } = await c.table.advise(query, c.state?.at ?? 0);
      return { atLeastOne: total.chances[0] ?? 0, mean: total.mean, destroyed };
    };
    void Promise.all([weigh([]), weigh([skill])])
      .then(([without, using]) => {
        if (!gone) setKnown({ target, without, using });
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [key, skill]);
  return known;
}

function Call({ c, aim, call, say }: { c: Controller; aim: Aim; call: Callable; say: Say }) {
  const both = useBoth(c, aim, call.skill);
  return (
    <label class="skill-call">
      <input
        type="checkbox"
        checked={aim.calls?.some(({ skill }) => skill === call.skill) === true}
        onChange={() => toggleCall(c, { skill: call.skill, answer: call.answer })}
      />
      <span>
        <b>{say(call.row.message)}</b>
        {both !== null && <Both both={both} />}
      </span>
    </label>
  );
}

type Callable = ReturnType<NonNullable<Controller['face']['calls']>>[number];

function Both({ both }: { both: SkillAdvice }) {
  return (
    <small>
      {t('skill.with', { odds: told(both.using) })} {t('skill.without', { odds: told(both.without) })}
    </small>
  );
}

/** Abilities that may be called with the attack: what they do, and the odds with and without. */
export function Calls({ c, aim, say }: { c: Controller; aim: Aim; say: Say }) {
  const question = c.question.value;
  const calls = question === null ? [] : (c.face.calls?.(question) ?? []);
  return (
    <>
      {calls.map((call) => (
        <Call key={call.skill} c={c} aim={aim} call={call} say={say} />
      ))}
    </>
  );
}

/** A skill that is offered in the middle of an attack: what it does, and what it adds at each target. */
export function SkillOffer({ c }: { c: Controller }) {
  const [rows, setRows] = useState<readonly SkillAdvice[]>([]);
  const question = c.question.value;
  const view = c.table.state.value?.view ?? null;
  const offered = question === null ? null : (c.face.skill?.(question) ?? null);
  const text = offered?.text ?? null;
  useEffect(() => {
    if (text === null) return;
    void c.table
      .advise({ ask: 'skill' }, c.state?.at ?? 0)
      .then(setRows)
      .catch(() => undefined);
  }, [text, question?.number]);
  if (offered === null || view === null) return null;
  return (
    <div class="skill-call">
      <span>
        {offered.text} {offered.rule !== null && <RuleLink id={offered.rule} />}
        {rows.map((both) => (
          <p key={both.target}>
            <b>{c.face.card(view, both.target)?.name ?? both.target}</b> <Both both={both} />
          </p>
        ))}
      </span>
    </div>
  );
}
