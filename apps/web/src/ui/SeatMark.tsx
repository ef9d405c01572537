import { OwnerMark, type SideSign } from '../drawings/emblems.tsx';
import { Icon } from '../drawings/icons.tsx';

/** Which side a seat plays, as far as it is known: before the table has settled it, a seat is somebody. */
export const SeatMark = ({
  side,
  size = 28,
}: {
  side: { readonly sign: SideSign; readonly army?: number } | undefined;
  size?: number;
}) =>
  side === undefined || (side.sign === 'neutral' && side.army === undefined) ? (
    <Icon name="people" size={size} />
  ) : (
    <OwnerMark owner={side} size={size} />
  );
