// A dialog before publishing an incomplete course: lists what it lacks, with links to the fields.
import { Modal, ModalBody, ModalFooter, Stack, Text, TextLink } from '../../ui/index.ts';
import { requirementUrl, type UnmetRequirement, type ReadinessLinks } from './readiness.ts';

export function PublishModal({
  lacks,
  viewpoint,
  onAnswer,
}: {
  lacks: readonly UnmetRequirement[];
  viewpoint: ReadinessLinks;
  onAnswer: (isSure: boolean) => void;
}) {
  return (
    <Modal title="Опубликовать неготовый курс?" size="narrow" role="alertdialog">
      <ModalBody>
        <Stack gap="3">
          <Text tone="muted">Что стоит сделать, чтобы ученикам всего хватило:</Text>
          <Stack as="ul" gap="2" m="0" pl="5" listStyleType="disc">
            {lacks.map((lack) => {
              const to = requirementUrl(lack, viewpoint);
              return (
                <li key={lack.text}>
                  {to === null ? (
                    `${lack.text}: это может администратор школы`
                  ) : (
                    <TextLink to={to} onClick={() => onAnswer(false)}>
                      {lack.text}
                    </TextLink>
                  )}
                </li>
              );
            })}
          </Stack>
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel="Опубликовать"
        cancelLabel="Дополнить"
        onConfirm={() => onAnswer(true)}
      />
    </Modal>
  );
}
