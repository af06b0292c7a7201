// Who meets attempts at tests: whoever checks them, and whoever reads what came of a test.

export const checkRights = ['TEACHER_CHECK_TEST_ALL', 'TEACHER_CHECK_TEST_MY'] as const;

export const resultRights = [...checkRights, 'TESTS_SHOW_RESULTS'] as const;

/** To see the test itself. */
export const testRights = ['TESTS_SHOW_ALL', 'TESTS_SHOW_MY'] as const;
