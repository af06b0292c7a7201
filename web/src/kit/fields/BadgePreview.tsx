// A preview of a badge below the fields of its name and colours.
import { Box, ColourBadge, contrast, leastContrast, Text, useFieldValue } from '../../ui/index.ts';

/** Names of the form's fields. */
export function BadgePreview({
  name,
  textColour,
  background,
}: {
  name: string;
  textColour: string;
  background: string;
}) {
  const value = useFieldValue<string>(name);
  const text = useFieldValue<string>(textColour);
  const behind = useFieldValue<string>(background);
  const isColour = /^#[\da-f]{6}$/i;
  if (!isColour.test(text) || !isColour.test(behind)) return null;
  return (
    <Box mt="2" aria-live="polite">
      <ColourBadge text={text} background={behind}>
        {value.trim() || 'Пример'}
      </ColourBadge>
      {contrast(text, behind) < leastContrast && (
        <Text as="span" ms="2" size="sm" tone="danger">
          Текст плохо читается на этом фоне: заменим его чёрным или белым
        </Text>
      )}
    </Box>
  );
}
