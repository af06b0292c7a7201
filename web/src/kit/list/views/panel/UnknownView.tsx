// Finds out what the view is that the address names and this browser has not met: a colleague's link leads to it.
import type { OpenView } from '../useOpenView.ts';
import { useViews } from './useViews.ts';

export function UnknownView({ open }: { open: OpenView }) {
  useViews(open);
  return null;
}
