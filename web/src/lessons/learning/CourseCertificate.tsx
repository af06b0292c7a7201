// A learner's certificate for a finished course: a download, or a notice that it was revoked.
import { graphql, useFragment } from 'react-relay';
import { chakra, DownloadButton, formatDate, Text } from '../../ui/index.ts';
import type { CourseCertificate_course$key } from '../../__generated__/CourseCertificate_course.graphql.ts';

export function CourseCertificate({
  course: key,
  full,
}: {
  course: CourseCertificate_course$key;
  full?: boolean;
}) {
  const { name, certificate } = useFragment<CourseCertificate_course$key>(
    graphql`
      fragment CourseCertificate_course on LearnerCourse {
        name
        certificate {
          number
          revokedAt
          url
        }
      }
    `,
    key,
  );
  if (!certificate) return null;
  const { number, revokedAt, url } = certificate;
  if (url == null) {
    return (
      <Text size="sm" tone="muted">
        Школа отозвала сертификат {formatDate(revokedAt)}.
      </Text>
    );
  }
  return (
    <DownloadButton full={full} url={url} fileName={`Сертификат ${number}.pdf`}>
      Скачать сертификат
      <chakra.span srOnly>: {name}</chakra.span>
    </DownloadButton>
  );
}
