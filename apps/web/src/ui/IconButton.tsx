import { Icon, type IconName } from '../drawings/icons.tsx';

/** A button that is only a picture: its name is read out and shown on hovering. */
export const IconButton = ({
  icon,
  name,
  onClick,
  disabled,
  idle,
}: {
  icon: IconName;
  name: string;
  onClick: () => void;
  disabled?: boolean;
  /** It would do nothing now, and still takes the focus. */
  idle?: boolean;
}) => (
  <button
    type="button"
    class="iconbtn"
    aria-label={name}
    title={name}
    disabled={disabled}
    aria-disabled={idle}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
