import { type DustView, UNIT_TYPES } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import type { ComponentChildren } from 'preact';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { marked } from '../../../modes/hinting.ts';
import type { GreyedRow, OpenQuestion, OptionRow } from '../../../session/table.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { type Sign, SignIcon } from '../drawings/glyphs.tsx';
import { armyOf, armyOfColour, optionOf } from '../model.ts';
import { areaName, unitName } from '../names.ts';
import type { Desk } from './desk.ts';

const last = new Set(['pass', 'keep', 'stop', 'end', 'done']);
const first = new Set(['stand', 'use']);

function Mark({ row, view }: { row: OptionRow; view: DustView }) {
  const option = optionOf(row);
  switch (option.do) {
    case 'withdraw':
    case 'destroy':
    case 'take':
    case 'retreat':
    case 'place':
      return <SignIcon sign={option.unit as Sign} size={14} />;
    case 'free-mech':
    case 'mechs':
      return <SignIcon sign="mech" size={14} />;
    case 'centre':
      return <SignIcon sign="centre" size={14} />;
    case 'colour':
      return <ArmyMark army={armyOfColour(option.colour)} size={18} />;
    case 'ally':
      return <ArmyMark army={armyOf(view, option.seat)} size={18} />;
    default:
      return null;
  }
}

/** What cannot be chosen, by the name of its area or unit. */
function closedName(view: DustView, id: string): string {
  const about = id.split(' ').at(-1) ?? id;
  const unit = UNIT_TYPES.find((type) => type === about);
  return unit === undefined ? areaName(view, about) : unitName(unit);
}

function Button({
  desk,
  row,
  look,
  children,
}: {
  desk: Desk;
  row: OptionRow;
  look: string;
  children: ComponentChildren;
}) {
  const option = optionOf(row);
  const submit = (): void => {
    // The area is looked at as if it had been clicked on the map: everything else may follow there.
    if (option.do === 'place') desk.area.value = option.area;
    void desk.c.submit(row.id);
  };
  return (
    <button type="button" class={marked(desk.c, row, look)} data-option={row.id} onClick={submit}>
      {children}
    </button>
  );
}

function Closed({ view, rows, say }: { view: DustView; rows: readonly GreyedRow[]; say: Say }) {
  if (rows.length === 0) return null;
  return (
    <ul class="d-greyed">
      {rows.map((row) => (
        <li key={row.id}>
          <s>{closedName(view, row.id)}</s> {say(row.message)}{' '}
          {row.refusal.rule !== undefined && <RuleLink id={row.refusal.rule} />}
        </li>
      ))}
    </ul>
  );
}

/** Any question as buttons, with what cannot be chosen and why. */
export function Options({
  desk,
  view,
  question,
  say,
  rows = question.options,
}: {
  desk: Desk;
  view: DustView;
  question: OpenQuestion;
  say: Say;
  rows?: readonly OptionRow[];
}) {
  const plain = rows.filter((row) => !last.has(row.option.do) && !first.has(row.option.do));
  const main = rows.filter((row) => first.has(row.option.do));
  const quiet = rows.filter((row) => last.has(row.option.do));
  return (
    <div class="d-options">
      {plain.length > 0 && (
        <div class="d-plain">
          {plain.map((row) => (
            <Button key={row.id} desk={desk} row={row} look="order">
              <span>
                <Mark row={row} view={view} /> {say(row.message)}
              </span>
            </Button>
          ))}
        </div>
      )}
      <Closed view={view} rows={question.greyed} say={say} />
      {main.length + quiet.length > 0 && (
        <div class="d-go">
          {main.map((row) => (
            <Button key={row.id} desk={desk} row={row} look="commit">
              {say(row.message)}
            </Button>
          ))}
          {quiet.map((row) => (
            <Button
              key={row.id}
              desk={desk}
              row={row}
              look={main.length > 0 || plain.length > 0 ? 'btn' : 'commit'}
            >
              {say(row.message)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
