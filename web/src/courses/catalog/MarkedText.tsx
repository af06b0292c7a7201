// A text with the search matches marked. The server returns it in parts, so no part is interpreted as markup.
import { graphql, useFragment } from 'react-relay';
import { chakra } from '../../ui/index.ts';
import type { MarkedText_parts$key } from '../../__generated__/MarkedText_parts.graphql.ts';

export function MarkedText({
  text,
  parts: key,
}: {
  /** The text without a search. */
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
    // The order of the parts is stable while the text is the same.
    part.match ? <Mark key={place}>{part.text}</Mark> : part.text,
  );
}

const Mark = chakra('mark', {
  base: { bg: 'primarySoft', color: 'primary', borderRadius: '2px' },
});
