// What stands in place of every page of the back office for somebody whose roles do not let them into it, whatever else
// they give.
import { ErrorState } from '../ui/index.ts';

export function NoAdminPart({ company, roleLabel }: { company: string; roleLabel: string }) {
  return (
    <ErrorState
      title="Вход в админку закрыт"
      message={`У вашей роли «${roleLabel}» в компании «${company}» нет права «Входить в админку»: без него остальные её права не действуют. Включить его может тот, кто настраивает роли.`}
    />
  );
}
