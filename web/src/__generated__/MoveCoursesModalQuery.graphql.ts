/**
 * @generated SignedSource<<09398cae71ee0b7e0ab4caa191304c23>>
 * @relayHash e2e329720b557dc151872cfbbfa23f89
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74650f2f4a728fddb3acf46d388c738c30726c5b7aa2e6ff55501e55b720fb07

import type { ConcreteRequest } from 'relay-runtime';
export type MoveCoursesModalQuery$variables = {
  company: string;
};
export type MoveCoursesModalQuery$data = {
  readonly node: {
    readonly courseFolders?: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly parentFolder: {
        readonly id: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type MoveCoursesModalQuery = {
  response: MoveCoursesModalQuery$data;
  variables: MoveCoursesModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "company"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "company"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFolder",
      "kind": "LinkedField",
      "name": "courseFolders",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseFolder",
          "kind": "LinkedField",
          "name": "parentFolder",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MoveCoursesModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MoveCoursesModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "74650f2f4a728fddb3acf46d388c738c30726c5b7aa2e6ff55501e55b720fb07",
    "metadata": {},
    "name": "MoveCoursesModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9636b3b85af475152a66efa19962ea9c";

export default node;
