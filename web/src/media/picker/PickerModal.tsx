// The dialog of the file picker.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { reasonOf } from '../../kit/network/errors.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import {
  chakra,
  countOf,
  ErrorBoundary,
  ErrorState,
  LoadingState,
  Modal,
  ModalBody,
  ModalFooter,
  TabButtons,
} from '../../ui/index.ts';
import { fileKinds as allKinds } from '../fileKinds.tsx';
import { StorageQuotaNote } from '../StorageQuotaNote.tsx';
import { FromAddress } from './FromAddress.tsx';
import { FromComputer } from './FromComputer.tsx';
import { FromLibrary } from './FromLibrary.tsx';
import { FromStorage } from './FromStorage.tsx';
import type { PickedFile, PickOptions } from './usePicker.tsx';
import type { PickerModalQuery } from '../../__generated__/PickerModalQuery.graphql.ts';

export interface PickerTabProps {
  companyId: string;
  kinds: PickOptions['kinds'];
  isMultiple: boolean;
  chosen: readonly PickedFile[];
  toggle: (file: PickedFile) => void;
}

const tabs = {
  storage: 'Из файлового хранилища',
  library: 'Из библиотеки',
  computer: 'С компьютера',
  address: 'По адресу',
} as const;

type Tab = keyof typeof tabs;

export function PickerModal({
  companyId,
  title = 'Выбор файлов',
  kinds,
  isMultiple = false,
  onPick,
}: PickOptions & { companyId: string; onPick: (files: readonly PickedFile[]) => void }) {
  const { node } = useLazyQuery<PickerModalQuery>(
    graphql`
      query PickerModalQuery($companyId: ID!) {
        node(id: $companyId) {
          ... on Company {
            adminProfile {
              permissions
            }
            ...StorageQuotaNote_company @alias(as: "room")
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'store-or-network' },
  );
  const [tab, show] = useState<Tab>('storage');
  const [chosen, setChosen] = useState<readonly PickedFile[]>([]);
  // Uploads are added to the company's storage, which requires this permission.
  const mayUpload = node?.adminProfile?.permissions.includes('COMPANY_SETTINGS') === true;
  const offered = (Object.keys(tabs) as Tab[]).filter((each) => each !== 'computer' || mayUpload);
  const toggle = (file: PickedFile) => {
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== file.id);
      if (others.length < before.length) return others;
      return isMultiple ? [...before, file] : [file];
    });
  };
  const parts = { companyId, kinds: kinds ?? allKinds, isMultiple, chosen, toggle };
  return (
    <Modal title={title}>
      <Tabs>
        <TabButtons
          label="Откуда"
          tabs={offered.map((id) => ({ id, label: tabs[id] }))}
          current={tab}
          onChange={(id) => show(id)}
        />
      </Tabs>
      <ModalBody role="tabpanel" aria-label={tabs[tab]} minH="360px">
        <ErrorBoundary
          resetOn={tab}
          loading={<LoadingState />}
          fallback={(error, retry) => (
            <ErrorState message={reasonOf(error)?.message} onRetry={retry} />
          )}
        >
          {tab === 'storage' && <FromStorage {...parts} />}
          {tab === 'library' && <FromLibrary {...parts} />}
          {tab === 'computer' && (
            <FromComputer {...parts} note={<StorageQuotaNote company={node?.room} />} />
          )}
          {tab === 'address' && <FromAddress {...parts} />}
        </ErrorBoundary>
      </ModalBody>
      <ModalFooter
        confirmLabel={
          isMultiple && chosen.length > 0
            ? `Выбрать ${countOf(chosen.length, ['файл', 'файла', 'файлов'])}`
            : 'Выбрать'
        }
        confirmDisabled={chosen.length === 0}
        onConfirm={() => onPick(chosen)}
      />
    </Modal>
  );
}

const Tabs = chakra('div', { base: { px: '6', borderBottom: '1px solid', borderColor: 'line' } });
