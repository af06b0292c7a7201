/**
 * @generated SignedSource<<fcf4f3aedc5a7d38d09731bcb91adfa1>>
 * @relayHash 6bdca62c6fa3c6e5ff1162751cd57667
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cb14cbba3b96fd1461b1938e92b81eef674163cf69b585192628d3176f19738

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useCourseMutationsDeleteBundleMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteCourseInput;
};
export type useCourseMutationsDeleteBundleMutation$data = {
  readonly deleteCourse: {
    readonly deletedCourseId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCourseMutationsDeleteBundleMutation = {
  response: useCourseMutationsDeleteBundleMutation$data;
  variables: useCourseMutationsDeleteBundleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCourseId",
  "storageKey": null
},
v4 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCourseMutationsDeleteBundleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteCoursePayload",
        "kind": "LinkedField",
        "name": "deleteCourse",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCourseMutationsDeleteBundleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteCoursePayload",
        "kind": "LinkedField",
        "name": "deleteCourse",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedCourseId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5cb14cbba3b96fd1461b1938e92b81eef674163cf69b585192628d3176f19738",
    "metadata": {},
    "name": "useCourseMutationsDeleteBundleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1bb37c68e8c9e67dc7bb387227b4e5f";

export default node;
