// A preview of a lesson or blocks of the library, as their copy will look.
import { graphql, useFragment } from 'react-relay';
import { Heading, RichText, Stack, Text } from '../../ui/index.ts';
import { BlockView } from '../blocks/BlockView.tsx';
import type { TemplateView_entry$key } from '../../__generated__/TemplateView_entry.graphql.ts';

export function TemplateView({ entry }: { entry: TemplateView_entry$key }) {
  const { template } = useFragment<TemplateView_entry$key>(
    graphql`
      fragment TemplateView_entry on LibraryEntry @throwOnFieldError {
        template {
          description
          homework
          blocks {
            id
            ...BlockView_block
          }
        }
      }
    `,
    entry,
  );
  const { description, homework, blocks = [] } = template ?? {};
  if (!description && !homework && blocks.length === 0) {
    return <Text tone="muted">Внутри пока пусто: копия будет такой же.</Text>;
  }
  return (
    <Stack gap="6">
      {description && <RichText html={description} />}
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      {homework && (
        <div>
          <Heading as="h3" size="small">
            Домашнее задание
          </Heading>
          <RichText html={homework} />
        </div>
      )}
    </Stack>
  );
}
