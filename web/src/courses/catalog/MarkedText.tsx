// A text in which a search has marked what it found. It comes in parts, so that nothing of it is taken for markup.
import { graphql, useFragment } from 'react-relay';
import { chakra } from '../../ui/index.ts';
import type { MarkedText_parts$key } from '../../__generated__/MarkedText_parts.graphql.ts';

export function MarkedText({
  text,
  parts: key,
}: {
  /** As it is without a search. */
  text: string;
  parts: MarkedText_parts$key | null | undefined;
}) {
  const parts = useFragment<MarkedText_parts$key>(
    graphql`
      fragment MarkedText_parts on TextPart @relay(plural: true) {
        text
        match
      }
    `,
    key,
  );
  if (!parts) return text;
  return parts.map((part, place) =>
    // Parts stay in their places as long as the text does.
    part.match ? <Mark key={place}>{part.text}</Mark> : part.text,
  );
}

const Mark = chakra('mark', {
  base: { bg: 'primarySoft', color: 'primary', borderRadius: '2px' },
});
