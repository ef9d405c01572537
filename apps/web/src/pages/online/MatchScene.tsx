import { isProblems, type Json } from '@dustfront/kernel';
import type { MatchInfo } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { GameFace, Scene } from '../../games/face.ts';
import { gameTitle } from '../../games/list.ts';
import { loadGame } from '../../games/load.ts';
import { ScenePreview } from '../setup/ScenePreview.tsx';

/** Where a match is fought, before anybody has moved; nothing where these rules are not ours. */
export function MatchScene({ info, face }: { info: MatchInfo; face: GameFace | null }) {
  const [scene, setScene] = useState<Scene | null>(null);
  const setup = JSON.stringify(info.settings.setup);
  useEffect(() => {
    if (face === null) return;
    let gone = false;
    loadGame(info.game, info.version)
      .then((game) => {
        const state = game.setup(JSON.parse(setup) as Json);
        if (!gone && !isProblems(state)) setScene(face.scene(game.view(state, null)));
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [face, info.game, info.version, setup]);
  if (face === null || scene === null) return null;
  return <ScenePreview face={face} scene={scene} label={gameTitle(info.game)} />;
}
