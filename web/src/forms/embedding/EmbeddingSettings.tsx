// The settings of embedding a form in other sites, and the HTML snippet that does it.
import { mainHostUrl } from '../../kit/network/host.ts';
import { Box, chakra, CopyButton, FieldNote, Text } from '../../ui/index.ts';
import { TextBox } from '../builder/inputs.tsx';

export function EmbeddingSettings({
  form,
  origins,
  error,
  onChange,
}: {
  /** Company code and form id, which do not change when the form is renamed. */
  form: string;
  origins: readonly string[];
  error: string | null;
  onChange: (origins: string[]) => void;
}) {
  const address = new URL(mainHostUrl('/embed.js'), location.origin).href;
  const line = `<script src="${address}" data-form="${form}" async></script>`;
  return (
    <>
      <TextBox
        id="allowedOrigins"
        label="Сайты, на которых её можно показать"
        hint="По одному в строке, с https://. На остальных браузер форму не покажет"
        long
        maxLength={10_000}
        value={origins.join('\n')}
        error={error}
        onChange={(lines) => onChange(lines.split('\n'))}
      />
      {origins.some((origin) => origin.trim() !== '') && (
        <div>
          <Text size="sm" mb="1">
            Вставьте эту строку в страницу сайта там, где должна стоять форма
          </Text>
          <Line data-line>
            <code>{line}</code>
          </Line>
          <Box mt="2">
            <CopyButton size="sm" text={line} aria-label="Скопировать строку для сайта" />
          </Box>
          <FieldNote
            id="embedding-note"
            error={null}
            hint="UTM-метки страницы форма возьмёт с собой. После отправки страница получит событие kafedra:sent"
          />
        </div>
      )}
    </>
  );
}

const Line = chakra('pre', {
  base: {
    p: '3',
    bg: 'soft',
    borderRadius: 'lg',
    fontFamily: 'mono',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
