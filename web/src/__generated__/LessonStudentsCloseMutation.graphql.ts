/**
 * @generated SignedSource<<3a55ae39cc6595bc9823ec833cbca0f5>>
 * @relayHash 08bff27e817c869bb69bea0108d81d63
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d2075990ac20f7f33d443e369af69506bac22d60dda0647b09899f6595e7599

import type { ConcreteRequest } from 'relay-runtime';
export type CloseLessonToStudentsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonId: string;
  userIds: ReadonlyArray<string>;
};
export type LessonStudentsCloseMutation$variables = {
  input: CloseLessonToStudentsInput;
};
export type LessonStudentsCloseMutation$data = {
  readonly closeLessonToStudents: {
    readonly changedCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type LessonStudentsCloseMutation = {
  response: LessonStudentsCloseMutation$data;
  variables: LessonStudentsCloseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CloseLessonToStudentsPayload",
    "kind": "LinkedField",
    "name": "closeLessonToStudents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LessonStudentsCloseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LessonStudentsCloseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d2075990ac20f7f33d443e369af69506bac22d60dda0647b09899f6595e7599",
    "metadata": {},
    "name": "LessonStudentsCloseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8b45a08114628062ca321a2cac6d26a0";

export default node;
