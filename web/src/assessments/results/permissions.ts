// Permissions for attempts: to check them and to read a test's results.

export const checkRights = ['TEACHER_CHECK_TEST_ALL', 'TEACHER_CHECK_TEST_MY'] as const;

export const resultRights = [...checkRights, 'TESTS_SHOW_RESULTS'] as const;

/** Any of them allows reading the test itself. */
export const testRights = ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'] as const;
