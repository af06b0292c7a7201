// What stands in place of every page of the back office for somebody who is not let into it, whatever else their roles
// give: either none of the roles has that right, or the person has been shut out.
import { ErrorState } from '../ui/index.ts';

export function NoAdminPart({ company, roleLabel }: { company: string; roleLabel: string }) {
  return (
    <ErrorState
      isPage
      title="Вход в админку закрыт"
      message={`У вашей роли «${roleLabel}» в компании «${company}» нет права «Входить в админку», или вас туда ещё не допустили. Без этого остальные права не действуют. Открыть вход может тот, кто управляет ролями и пользователями.`}
    />
  );
}
