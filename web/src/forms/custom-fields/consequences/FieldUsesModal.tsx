// A dialog that lists what depends on a custom field and must be changed before it.
import { Heading, Modal, ModalBody, Stack, Text, TextLink } from '../../../ui/index.ts';
import type { FieldUse } from './useConsequences.ts';

export interface FieldUses {
  title: string;
  text: string;
  forms: readonly FieldUse[];
  invites?: readonly FieldUse[];
}

export function FieldUsesModal({
  title,
  text,
  forms,
  invites = [],
  code,
  onLeave,
}: FieldUses & { code: string; onLeave: () => void }) {
  return (
    <Modal title={title} size="narrow">
      <ModalBody>
        <Stack gap="4">
          <Text tone="muted">{text}</Text>
          <Places name="Формы" uses={forms} at={`/${code}/forms`} onLeave={onLeave} />
          <Places name="Приглашения" uses={invites} at={`/${code}/invites`} onLeave={onLeave} />
        </Stack>
      </ModalBody>
    </Modal>
  );
}

function Places({
  name,
  uses,
  at,
  onLeave,
}: {
  name: string;
  uses: readonly FieldUse[];
  at: string;
  onLeave: () => void;
}) {
  if (uses.length === 0) return null;
  return (
    <Stack as="section" gap="1">
      <Heading as="h3" size="small">
        {name}
      </Heading>
      {uses.map((use) => (
        <div key={use.databaseId}>
          <TextLink to={`${at}/${use.databaseId}`} onClick={onLeave} overflowWrap="anywhere">
            {use.name}
          </TextLink>
        </div>
      ))}
    </Stack>
  );
}
