// The pages of the menu's areas on courses.
import type { MenuPages } from '../../domain-declaration.ts';

export const menuPages: MenuPages = {
  courses: [
    {
      query: 'courseListRouteQuery',
      variables: () => ({
        named: [],
        hasNamed: false,
        fields: [],
        hasFields: false,
        details: false,
        texts: false,
        parts: false,
        folders: true,
      }),
    },
  ],
  'course-types': [{ query: 'courseTypeListRouteQuery' }],
  'course-formats': [{ query: 'courseFormatListRouteQuery' }],
  categories: [
    { query: 'categoryListRouteQuery' },
    { query: 'categoryRouteQuery', variables: ({ category }) => ({ id: category }) },
  ],
  locations: [{ query: 'placeListRouteQuery' }],
};
