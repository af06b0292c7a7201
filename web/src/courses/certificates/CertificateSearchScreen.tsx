// The public page that looks a certificate up by its number.
import { Sheet } from '../../ui/index.ts';
import { NumberForm } from './NumberForm.tsx';

export function CertificateSearchScreen() {
  return (
    <Sheet
      title="Проверка сертификата"
      text="Введите номер, который стоит на сертификате внизу, или наведите камеру телефона на код рядом с ним."
    >
      <NumberForm />
    </Sheet>
  );
}
