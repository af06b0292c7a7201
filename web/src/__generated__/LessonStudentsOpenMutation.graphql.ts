/**
 * @generated SignedSource<<f0bcf0c82dad48395985675dee6f4ed5>>
 * @relayHash e4a8f8a958e56a89c5428fb0b0bca433
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5c2e32e3a21ca80f1f8709a8d26918741b5cc79510a292c46997db6ae28f789

import type { ConcreteRequest } from 'relay-runtime';
export type OpenLessonToStudentsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonId: string;
  userIds: ReadonlyArray<string>;
};
export type LessonStudentsOpenMutation$variables = {
  input: OpenLessonToStudentsInput;
};
export type LessonStudentsOpenMutation$data = {
  readonly openLessonToStudents: {
    readonly changedCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type LessonStudentsOpenMutation = {
  response: LessonStudentsOpenMutation$data;
  variables: LessonStudentsOpenMutation$variables;
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
    "concreteType": "OpenLessonToStudentsPayload",
    "kind": "LinkedField",
    "name": "openLessonToStudents",
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
    "name": "LessonStudentsOpenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LessonStudentsOpenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5c2e32e3a21ca80f1f8709a8d26918741b5cc79510a292c46997db6ae28f789",
    "metadata": {},
    "name": "LessonStudentsOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d1630ba497fa8463db627b070ec825cf";

export default node;
