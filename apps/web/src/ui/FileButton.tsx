import { Icon, type IconName } from '../drawings/icons.tsx';

/** A button that gives the text of a file on this device; the same file can be opened again. */
export function FileButton({
  icon,
  text,
  accept,
  onText,
}: {
  icon: IconName;
  text: string;
  accept?: string;
  onText: (text: string) => void;
}) {
  return (
    <label class="btn">
      <Icon name={icon} /> {text}
      <input
        class="vh"
        type="file"
        accept={accept}
        onChange={({ currentTarget: input }) => {
          void input.files?.[0]?.text().then((read) => {
            onText(read);
            input.value = '';
          });
        }}
      />
    </label>
  );
}
