// Actions on a certificate in the list: download, revoke with a reason, restore, show the history.
import { CircleX, Download, History, SearchCheck, Undo2 } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, useAlerts, type MenuEntries } from '../../ui/index.ts';
import type {
  useCertificateActions_certificate$data,
  useCertificateActions_certificate$key,
} from '../../__generated__/useCertificateActions_certificate.graphql.ts';
import type { useCertificateActionsRestoreMutation } from '../../__generated__/useCertificateActionsRestoreMutation.graphql.ts';

const RevokeModal = lazyPart(() => import('./RevokeModal.tsx'), 'RevokeModal');
const CertificateHistoryModal = lazyPart(
  () => import('./CertificateHistoryModal.tsx'),
  'CertificateHistoryModal',
);

/** The fields of the menu, which are also those that revoking and restoring change. */
const certificateFragment = graphql`
  fragment useCertificateActions_certificate on CourseCertificate @inline {
    id
    number
    fullName
    url
    # Read by the list.
    # eslint-disable-next-line relay/unused-fields
    revokedAt
    revokeReason
    viewerCanUpdate
  }
`;

type Listed = useCertificateActions_certificate$data;

export function useCertificateActions() {
  const alerts = useAlerts();
  const { open } = useDataModals();
  const [restore] = useAction<useCertificateActionsRestoreMutation>(graphql`
    mutation useCertificateActionsRestoreMutation($input: RestoreCertificateInput!) {
      restoreCertificate(input: $input) {
        courseCertificate {
          ...useCertificateActions_certificate
        }
        ...userErrors_payload
      }
    }
  `);
  const putBack = (id: string, done?: string) =>
    void restore({ variables: { input: { id } }, ...(done !== undefined && { done }) });
  const askToRevoke = ({ id, fullName }: Listed) =>
    void open((close) => (
      <RevokeModal
        certificate={{ id, fullName }}
        onDone={() => {
          close();
          alerts.withUndo('Сертификат отозван', () => putBack(id));
        }}
      />
    ));
  return (key: useCertificateActions_certificate$key): MenuEntries => {
    const certificate = readInlineData<useCertificateActions_certificate$key>(
      certificateFragment,
      key,
    );
    return [
      ...(certificate.url == null
        ? []
        : [
            {
              id: 'download',
              label: 'Скачать',
              icon: <Download />,
              onAction: () => save(certificate.url ?? '', certificate.number),
            },
          ]),
      {
        id: 'check',
        label: 'Страница проверки',
        icon: <SearchCheck />,
        to: `/certificates/${certificate.number}`,
      },
      {
        id: 'history',
        label: 'История',
        icon: <History />,
        onAction: () => void open(() => <CertificateHistoryModal certificateId={certificate.id} />),
      },
      ...(certificate.viewerCanUpdate
        ? [
            certificate.revokeReason == null
              ? {
                  id: 'revoke',
                  label: 'Отозвать',
                  icon: <CircleX />,
                  danger: true,
                  onAction: () => askToRevoke(certificate),
                }
              : {
                  id: 'restore',
                  label: 'Отменить отзыв',
                  icon: <Undo2 />,
                  onAction: () => putBack(certificate.id, 'Сертификат снова действителен'),
                },
          ]
        : []),
    ];
  };
}

function save(url: string, number: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = `Сертификат ${number}.pdf`;
  link.click();
}
