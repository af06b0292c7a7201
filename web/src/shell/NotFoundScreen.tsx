// «Страница не найдена» for unknown addresses.
import { accessToken } from '../kit/network/session.ts';
import { LinkButton, Sheet } from '../ui/index.ts';

export function NotFoundScreen() {
  const signedIn = accessToken() !== null;
  return (
    <Sheet
      title="Страница не найдена"
      text="Такой страницы нет: возможно, её удалили или в адресе ошибка. Проверьте адрес или начните сначала."
    >
      <LinkButton to={signedIn ? '/companies' : '/login'} variant="primary">
        {signedIn ? 'Мои компании' : 'Войти'}
      </LinkButton>
    </Sheet>
  );
}
