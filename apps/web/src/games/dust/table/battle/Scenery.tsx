const shapes = {
  hills: 'M0 60L40 30L70 48L120 12L170 46L205 28L250 52L300 34L340 56L400 40V70H0Z',
  city:
    'M0 70V50H20V34H42V50H54V24H66V10L73 2L80 10V24H92V44H108V30H132V52H150V18H172V40H186V28H196L202 16L208 28H218' +
    'V48H240V36H262V54H284V22H306V46H322V30H346V52H368V38H400V70Z',
  sea: 'M0 52Q25 42 50 52T100 52T150 52T200 52T250 52T300 52T350 52T400 52V70H0Z',
} as const;

interface GroundProps {
  readonly army: number | null;
  readonly kind: keyof typeof shapes;
}

/** What lies behind those who fight: their army's pattern; hills, the houses of a city, the sea. */
export const Ground = ({ army, kind }: GroundProps) => (
  <>
    {army !== null && (
      <svg class="bs-pattern" aria-hidden="true">
        <rect width="100%" height="100%" fill={`url(#tm-army-${army})`} />
      </svg>
    )}
    <svg class="bs-scenery" viewBox="0 0 400 70" preserveAspectRatio="none" aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  </>
);
