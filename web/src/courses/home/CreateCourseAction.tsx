// The action «Создать курс» of the home page.
import { Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAdmin } from '../../kit/pages/Admin.ts';
import { LinkButton } from '../../ui/index.ts';
import type { CreateCourseAction_company$key } from '../../__generated__/CreateCourseAction_company.graphql.ts';

export function CreateCourseAction({ company: key }: { company: CreateCourseAction_company$key }) {
  const company = useFragment<CreateCourseAction_company$key>(
    graphql`
      fragment CreateCourseAction_company on Company {
        ...Admin_company
      }
    `,
    key,
  );
  const { code, may } = useAdmin(company);
  if (!may('COURSES_CREATE')) return null;
  return (
    <LinkButton
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      to={`/${code}/courses/create`}
    >
      Создать курс
    </LinkButton>
  );
}
