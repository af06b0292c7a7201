// The first moment: nothing is known yet but that something comes.
import { LoadingState } from '../ui/index.ts';

export function Splash() {
  return <LoadingState />;
}
