// The star of a course, switched optimistically.
import { Star } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { FavouriteButton_course$key } from '../../__generated__/FavouriteButton_course.graphql.ts';
import type { FavouriteButtonAddMutation } from '../../__generated__/FavouriteButtonAddMutation.graphql.ts';
import type { FavouriteButtonRemoveMutation } from '../../__generated__/FavouriteButtonRemoveMutation.graphql.ts';

export function FavouriteButton({ course: key }: { course: FavouriteButton_course$key }) {
  const {
    id,
    name,
    authUserFavouritesExists: isOn,
  } = useFragment<FavouriteButton_course$key>(
    graphql`
      fragment FavouriteButton_course on Course {
        id
        name
        authUserFavouritesExists
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const [add] = useMutation<FavouriteButtonAddMutation>(graphql`
    mutation FavouriteButtonAddMutation($input: AddCourseToFavouritesInput!) @raw_response_type {
      addCourseToFavourites(input: $input) {
        course {
          id
          authUserFavouritesExists
        }
        ...userErrors_payload
      }
    }
  `);
  const [remove] = useMutation<FavouriteButtonRemoveMutation>(graphql`
    mutation FavouriteButtonRemoveMutation($input: RemoveCourseFromFavouritesInput!)
    @raw_response_type {
      removeCourseFromFavourites(input: $input) {
        course {
          id
          authUserFavouritesExists
        }
        ...userErrors_payload
      }
    }
  `);

  const toggle = async () => {
    const variables = { input: { courseId: id } };
    const payload = { course: { id, authUserFavouritesExists: !isOn }, userErrors: [] };
    const { userErrors } = isOn
      ? await remove({ variables, optimisticResponse: { removeCourseFromFavourites: payload } })
      : await add({ variables, optimisticResponse: { addCourseToFavourites: payload } });
    for (const { message } of userErrors) alerts.error(message);
  };

  return (
    <button
      type="button"
      className="favourite"
      aria-label={`Избранное: ${name}`}
      aria-pressed={isOn}
      title={isOn ? 'Убрать из избранного' : 'В избранное'}
      onClick={() => void toggle()}
    >
      <Star size={16} fill={isOn ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
