/**
 * @generated SignedSource<<652f8c490f16c17454f0677cedefc388>>
 * @relayHash 0fbc8e0e36f61e8ff84360ef47b4441f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f57fbc137c8b41f9fe74c6e838278b960c413d1333dafc3993fabbdda8a6547c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteLessonsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  lessonIds: ReadonlyArray<string>;
};
export type useCopiesLessonsMutation$variables = {
  input: DeleteLessonsInput;
};
export type useCopiesLessonsMutation$data = {
  readonly deleteLessons: {
    readonly deletedCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCopiesLessonsMutation = {
  response: useCopiesLessonsMutation$data;
  variables: useCopiesLessonsMutation$variables;
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
    "concreteType": "DeleteLessonsPayload",
    "kind": "LinkedField",
    "name": "deleteLessons",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCount",
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
    "name": "useCopiesLessonsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCopiesLessonsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f57fbc137c8b41f9fe74c6e838278b960c413d1333dafc3993fabbdda8a6547c",
    "metadata": {},
    "name": "useCopiesLessonsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4d58f0b4ef592709af32d0a975db8d08";

export default node;
