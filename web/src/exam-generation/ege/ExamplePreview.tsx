// An example in full: question with picture, answer and solution.
import { graphql, useFragment } from 'react-relay';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import { chakra, Heading, Modal, ModalBody, RichText, Stack, Text } from '../../ui/index.ts';
import type { ExamplePreview_example$key } from '../../__generated__/ExamplePreview_example.graphql.ts';

export function ExamplePreview({ example: key }: { example: ExamplePreview_example$key }) {
  const { text, answer, solution, image } = useFragment<ExamplePreview_example$key>(
    graphql`
      fragment ExamplePreview_example on ExamExample {
        text
        answer
        solution
        image {
          ...FilePicture_file
        }
      }
    `,
    key,
  );
  return (
    <Modal title="Пример задания">
      <ModalBody>
        <Stack gap="5">
          {text && <RichText html={text} />}
          {image && (
            <chakra.div maxW="480px">
              <FilePicture file={image} sizes="480px" alt="Рисунок к заданию" />
            </chakra.div>
          )}
          <section aria-label="Ответ">
            <Heading as="h3" size="card" mb="2">
              Ответ
            </Heading>
            <Text whiteSpace="pre-wrap">{answer ?? '—'}</Text>
          </section>
          {solution && (
            <section aria-label="Решение">
              <Heading as="h3" size="card" mb="2">
                Решение
              </Heading>
              <RichText html={solution} />
            </section>
          )}
        </Stack>
      </ModalBody>
    </Modal>
  );
}
