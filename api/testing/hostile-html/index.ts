// HTML that attacks a reader's browser, as input for tests of rich text. A successful attack calls `alert`, sends a
// request to `evil.example`, or overrides a name that the page's scripts use.
import { addresses } from './addresses.ts';
import { breakouts } from './breakouts.ts';
import { clobbering } from './clobbering.ts';
import { evasions } from './evasions.ts';
import { handlers } from './handlers.ts';
import { leaks } from './leaks.ts';
import { mutations } from './mutations.ts';
import { nesting } from './nesting.ts';

export const hostileHtml: readonly string[] = [
  ...evasions,
  ...handlers,
  ...addresses,
  ...mutations,
  ...breakouts,
  ...leaks,
  ...clobbering,
  ...nesting,
];
