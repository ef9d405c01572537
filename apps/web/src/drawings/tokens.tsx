import './signs.css';

/** Tokens that lie beside units, each drawn in a circle of 8 around its middle. */
export const tokenKinds = [
  'under-fire',
  'suppressed',
  'stunned',
  'gripped',
  'hidden',
  'loaded',
  'empty',
  'salvo',
  'attack-stim',
  'move-stim',
  'dug',
  'idle',
  'pilot',
  'floor',
  'aboard',
] as const;
export type TokenKind = (typeof tokenKinds)[number];

export interface Token {
  readonly kind: TokenKind;
  /** A number on it, such as the storey. */
  readonly text?: string;
}

const Riders = ({ text }: { text: string | undefined }) => (
  <>
    <path d="M-3.4 -5.4 a2 2 0 1 1 -.1 0 M-7 4 Q-7 -.4 -3.4 -.4 Q.2 -.4 .2 4 Z" class="token-fill" />
    <text x="4" y="3.6" text-anchor="middle" class="token-text">
      {text}
    </text>
  </>
);

function Sign({ kind, text }: Token) {
  switch (kind) {
    case 'under-fire':
      return (
        <path
          d="M0 -6 V-2.6 M0 2.6 V6 M-6 0 H-2.6 M2.6 0 H6 M-1 0 a1 1 0 1 0 2 0 a1 1 0 1 0 -2 0"
          class="token-line"
        />
      );
    case 'suppressed':
      return <path d="M-5 -5 L0 -1 L5 -5 M-5 -.6 L0 3.4 L5 -.6 M-5.4 6 H5.4" class="token-line" />;
    case 'stunned':
      return (
        <path
          d="M0 -5 L1.4 -1.6 L5 -1.4 L2.2 1 L3.2 4.6 L0 2.6 L-3.2 4.6 L-2.2 1 L-5 -1.4 L-1.4 -1.6 Z"
          class="token-fill"
        />
      );
    case 'gripped':
      return <path d="M-4.4 -1 a4.4 4.4 0 0 1 8.8 0 M-4.4 -1 l2 3.4 M4.4 -1 l-2 3.4" class="token-line" />;
    case 'hidden':
      return <path d="M-5 3 C-5 -4 2 -5.6 5 -5 C5.4 0 3 5 -3 4.6 M-5 5.4 L2 -2" class="token-line" />;
    case 'loaded':
      return <path d="M-2.4 5 V-1 Q-2.4 -5 0 -6 Q2.4 -5 2.4 -1 V5 Z" class="token-fill" />;
    case 'empty':
      return <path d="M-2.4 5 V-1 Q-2.4 -5 0 -6 Q2.4 -5 2.4 -1 V5 Z M-6 5.4 L6 -5.4" class="token-line" />;
    case 'salvo':
      return (
        <path
          d="M-5 4.6 V-1 L-3.6 -4 L-2.2 -1 V4.6 Z M-1.4 4.6 V-1 L0 -4 L1.4 -1 V4.6 Z M2.2 4.6 V-1 L3.6 -4 L5 -1 V4.6 Z"
          class="token-fill"
        />
      );
    case 'attack-stim':
      return (
        <path
          d="M-4.8 4.8 L-1 1 M-2.6 -.8 L.8 2.6 M-1.4 .4 L3 -4 L4 -3 L-.4 1.4 M5.4 -5.4 L3.6 -3.6"
          class="token-line"
        />
      );
    case 'move-stim':
      return <path d="M-5 -3 L-1 0 L-5 3 M0 -3 L4 0 L0 3" class="token-line" />;
    case 'dug':
      return <path d="M-6 3 L-3 -1 L0 2 L3 -3 L6 3 Z" class="token-fill" />;
    case 'idle':
      return <path d="M-4 -4 L4 4 M4 -4 L-4 4" class="token-line" />;
    case 'pilot':
      return <path d="M0 -5 a2.6 2.6 0 1 1 -.1 0 M-4.6 5 Q-4.6 .8 0 .8 Q4.6 .8 4.6 5 Z" class="token-fill" />;
    case 'aboard':
      return <Riders text={text} />;
    case 'floor':
      return (
        <text y="4" text-anchor="middle" class="token-text">
          {text}
        </text>
      );
  }
}

export function TokenMark({ token }: { token: Token }) {
  return (
    <>
      <circle r="9" class={`token token-${token.kind}`} />
      <Sign {...token} />
    </>
  );
}
