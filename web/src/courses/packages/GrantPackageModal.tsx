// A dialog that grants a package to people, who become students of its course, or revokes it. It reports skipped
// people.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { outcomeOf, reportOutcome } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  countOf,
  Modal,
  ModalBody,
  ModalFooter,
  MultiComboBox,
  Segmented,
  Stack,
  useAlerts,
  useConfirm,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../ui/index.ts';
import { usePeopleSearch } from '../../people/index.ts';
import type { GrantPackageModalMutation } from '../../__generated__/GrantPackageModalMutation.graphql.ts';

export function GrantPackageModal({
  companyId,
  packageId,
  name,
  onDone,
}: {
  companyId: string;
  packageId: string;
  name: string;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  // Blocked users can have a package, too.
  const search = usePeopleSearch(companyId, { statuses: ['ACTIVE', 'BLOCKED'] });
  const [gives, setGives] = useState(true);
  const [chosen, setChosen] = useState<readonly ChosenRecord[]>([]);
  useUnsavedGuard(chosen.length > 0);
  const [commit] = useMutation<GrantPackageModalMutation>(graphql`
    mutation GrantPackageModalMutation(
      $given: AttachUsersPackagesInput!
      $taken: DetachUsersPackagesInput!
      $gives: Boolean!
      $takes: Boolean!
    ) {
      attachUsersPackages(input: $given) @include(if: $gives) {
        ...outcome_payload
        ...userErrors_payload
      }
      detachUsersPackages(input: $taken) @include(if: $takes) {
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const save = async () => {
    // Confirmation instead of undo, which would grant the package also to people who didn't have it.
    const isSure =
      gives ||
      (await confirm({
        title: `Снять пакет «${name}» с ${countOf(chosen.length, ['человека', 'человек', 'человек'])}?`,
        description: 'Что открывал только он, закроется. Учениками курса они останутся.',
        confirmLabel: 'Снять',
        danger: true,
      }));
    if (!isSure) return;
    const input = {
      companyId,
      packageIds: [packageId],
      users: { ids: chosen.map(({ id }) => id) },
    };
    const answer = await commit({
      variables: { given: input, taken: input, gives, takes: !gives },
    });
    if (!succeeded(answer, alerts)) return;
    const { attachUsersPackages: given, detachUsersPackages: taken } = answer.response;
    const payload = given ?? taken;
    const done = gives ? 'Пакет выдан' : 'Пакет снят';
    if (payload) reportOutcome(alerts, outcomeOf(payload), { done, nouns: people });
    onDone();
  };
  return (
    <Modal title={`Пакет «${name}»`} size="narrow">
      <ModalBody>
        <Stack gap="4">
          <Segmented
            label="Что сделать"
            options={[
              { value: 'give', label: 'Выдать' },
              { value: 'take', label: 'Снять' },
            ]}
            value={gives ? 'give' : 'take'}
            onChange={(value) => setGives(value === 'give')}
          />
          <MultiComboBox
            label="Кому"
            hint={
              gives
                ? 'Они станут учениками курса. Вместе выдаются пакеты, которые в него включены.'
                : 'Учениками курса они останутся.'
            }
            search={search}
            value={chosen}
            onChange={setChosen}
          />
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel={gives ? 'Выдать' : 'Снять'}
        confirmDisabled={chosen.length === 0}
        onConfirm={save}
        disableAfterClick={false}
      />
    </Modal>
  );
}

const people = ['человек', 'человека', 'человек'] as const;
