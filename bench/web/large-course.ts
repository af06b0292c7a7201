// Creates a course with the maximum number of lessons: 40 themes of 25.
import type { GraphqlClient } from '../../tests/kit/graphql.ts';
import type { Json } from '../../tests/kit/rest.ts';

const themes = 40;
const lessonsEach = 25;

/** Returns the address of its page. */
export async function makeLargeCourse(ask: GraphqlClient): Promise<string> {
  const send = async (name: string, type: string, input: object, select: string): Promise<Json> => {
    const { data, errors } = await ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${select} userErrors { message } } }`,
      { input },
    );
    const payload = data?.[name];
    if (errors || payload?.userErrors.length !== 0) {
      throw new Error(`${name} failed: ${JSON.stringify({ payload, errors })}`);
    }
    return payload;
  };
  const { data } = await ask('{ company(code: "demo") { id } }');
  const { course } = await send(
    'createCourse',
    'CreateCourseInput',
    { companyId: data.company.id, name: 'Тысяча уроков' },
    'course { id databaseId }',
  );
  const of = { courseId: course.id };
  const { blockLayer } = await send(
    'createBlockLayer',
    'CreateBlockLayerInput',
    { ...of, title: 'Тема' },
    'blockLayer { id databaseId }',
  );
  for (let lesson = 1; lesson <= lessonsEach; lesson += 1) {
    const input = { ...of, name: `Урок ${lesson}`, type: 'TEXT', layerId: blockLayer.databaseId };
    await send('createLesson', 'CreateLessonInput', input, 'lesson { id }');
  }
  for (let theme = 2; theme <= themes; theme += 1) {
    const input = { ...of, layerIds: [blockLayer.id] };
    await send('copyLessons', 'CopyLessonsInput', input, 'copied { layerIds }');
  }
  return `/demo/courses/${course.databaseId}`;
}
