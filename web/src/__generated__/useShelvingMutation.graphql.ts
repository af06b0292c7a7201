/**
 * @generated SignedSource<<2c3c7f76b028c136a18070ff4391377d>>
 * @relayHash 63db04c266f309d4b309509c35a5dedb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b1c5c19356db65db4b0cc0c62ef51b8844601230bc34ed85b6d5d9dbefde60a

import type { ConcreteRequest } from 'relay-runtime';
export type AddLibraryLessonInput = {
  clientMutationId?: string | null | undefined;
  lessonId: string;
  name?: string | null | undefined;
};
export type useShelvingMutation$variables = {
  input: AddLibraryLessonInput;
};
export type useShelvingMutation$data = {
  readonly addLibraryLesson: {
    readonly libraryEntry: {
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useShelvingMutation = {
  response: useShelvingMutation$data;
  variables: useShelvingMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useShelvingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLibraryLessonPayload",
        "kind": "LinkedField",
        "name": "addLibraryLesson",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LibraryEntry",
            "kind": "LinkedField",
            "name": "libraryEntry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShelvingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLibraryLessonPayload",
        "kind": "LinkedField",
        "name": "addLibraryLesson",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LibraryEntry",
            "kind": "LinkedField",
            "name": "libraryEntry",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5b1c5c19356db65db4b0cc0c62ef51b8844601230bc34ed85b6d5d9dbefde60a",
    "metadata": {},
    "name": "useShelvingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3371d535acd6ea88923d7a0dcaba6598";

export default node;
