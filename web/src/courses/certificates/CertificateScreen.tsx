// The public page of a certificate: whether it is valid, and its contents, to compare with a printed one.
import { BadgeCheck, BadgeX } from 'lucide-react';
import { useLoaderData } from 'react-router';
import {
  chakra,
  DownloadButton,
  DetailList,
  formatDate,
  LinkButton,
  Sheet,
  Stack,
  TextLink,
} from '../../ui/index.ts';
import { NumberForm } from './NumberForm.tsx';
import type { PublicCertificate, CertificateLookup } from './certificateRoute.ts';

export function CertificateScreen() {
  const checked = useLoaderData<CertificateLookup>();
  if ('failure' in checked) {
    return (
      <Sheet title="Проверить не получилось" text={checked.failure}>
        <LinkButton to="/certificates">Проверить ещё раз</LinkButton>
      </Sheet>
    );
  }
  const { certificate } = checked;
  if (certificate === null) {
    return (
      <Sheet
        title="Сертификат не найден"
        text="Ни одна школа не выдавала сертификата с таким номером. Сверьте номер: возможно, в нём опечатка."
      >
        <NumberForm />
      </Sheet>
    );
  }
  return <Found certificate={certificate} />;
}

function Found({ certificate }: { certificate: PublicCertificate }) {
  const { number, fullName, courseName, companyName, issuedAt, isValid, revokedAt, url } =
    certificate;
  return (
    <Sheet
      title={isValid ? 'Сертификат действителен' : 'Сертификат отозван'}
      text={
        isValid
          ? 'Сверьте имя и название курса с тем, что напечатано на сертификате.'
          : `Школа отозвала его ${formatDate(revokedAt)}: он больше ничего не подтверждает.`
      }
    >
      <Stack gap="5">
        <Mark data-valid={isValid || undefined}>
          {isValid ? <BadgeCheck aria-hidden /> : <BadgeX aria-hidden />}
          {number}
        </Mark>
        <DetailList
          facts={[
            { name: 'Кому', value: fullName },
            { name: 'Курс', value: courseName },
            { name: 'Школа', value: companyName },
            { name: 'Выдан', value: formatDate(issuedAt) },
          ]}
        />
        {url && (
          <DownloadButton full url={url} fileName={`Сертификат ${number}.pdf`}>
            Скачать сертификат
          </DownloadButton>
        )}
        <TextLink to="/certificates">Проверить другой</TextLink>
      </Stack>
    </Sheet>
  );
}

const Mark = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    m: '0',
    p: '3',
    borderRadius: 'lg',
    bg: 'dangerSoft',
    color: 'danger',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    '&[data-valid]': { bg: 'successSoft', color: 'success' },
  },
});
