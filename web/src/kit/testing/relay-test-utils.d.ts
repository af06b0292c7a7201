// Types for the part of relay-test-utils that the tests use; it has none.
declare module 'relay-test-utils' {
  import type { Environment, GraphQLResponse, OperationDescriptor } from 'relay-runtime';

  export function createMockEnvironment(): Environment & {
    mock: {
      /** Pending operations. */
      getAllOperations: () => OperationDescriptor[];
      /** Sends the next result of a subscription. */
      nextValue: (operation: OperationDescriptor, answer: GraphQLResponse) => void;
      complete: (operation: OperationDescriptor) => void;
      reject: (operation: OperationDescriptor, error: Error) => void;
      resolve: (operation: OperationDescriptor, answer: GraphQLResponse) => void;
      /** Responds to the next operation as soon as it is sent. */
      queueOperationResolver: (answer: (operation: OperationDescriptor) => GraphQLResponse) => void;
    };
  };
}
