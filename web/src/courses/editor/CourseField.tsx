// A field of a course's form with the mark of its staff remarks; `#field-<name>` in the URL leads to it.
import type { ReactNode } from 'react';
import { chakra } from '../../ui/index.ts';
import { fieldAnchor } from './fieldAnchor.ts';
import { RemarkBadge } from './remarks/RemarkBadge.tsx';

export function CourseField({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Place id={fieldAnchor(name)}>
      {children}
      <RemarkBadge field={name} />
    </Place>
  );
}

const Place = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    // A switch is at the right edge, as is the mark of remarks: leave room for the mark.
    '& label:has([role="switch"])': { pr: '9' },
    // The mark of a field without remarks is visible only on hover and focus.
    '&:not(:hover, :focus-within) > [role=button]:not([data-remarked])': { opacity: '0' },
  },
});
