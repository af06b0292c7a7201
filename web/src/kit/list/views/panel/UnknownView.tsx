// Loads a view that the address names but this browser has not cached, for example after a colleague's link.
import type { OpenView } from '../useOpenView.ts';
import { useViews } from './useViews.ts';

export function UnknownView({ open }: { open: OpenView }) {
  useViews(open);
  return null;
}
