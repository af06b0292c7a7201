// A field of a course's editor, with the staff's remarks beside it; addresses lead to it by `#field-<name>`.
import type { ReactNode } from 'react';
import { chakra } from '../../ui/index.ts';
import { fieldAnchor } from './fieldAnchor.ts';
import { RemarkMark } from './remarks/RemarkMark.tsx';

export function CourseField({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Place id={fieldAnchor(name)}>
      {children}
      <RemarkMark field={name} />
    </Place>
  );
}

const Place = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    // A switch stands at the far right, where the mark of remarks is: it makes room for it.
    '& label:has([role="switch"])': { pr: '9' },
    // Where nothing is remarked, the way to do it shows with the field that one is at.
    '&:not(:hover, :focus-within) > [role=button]:not([data-remarked])': { opacity: '0' },
  },
});
