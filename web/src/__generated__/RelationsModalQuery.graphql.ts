/**
 * @generated SignedSource<<f00e1caeef1c3d13ce710b8eefa140ce>>
 * @relayHash e78cfcd23a07934f47bd3c37381153d7
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08001d2d2ee0dfa8f66ce3b3c97e0eb2db12a15fe373148fb25f9bf36e6d5cf7

import type { ConcreteRequest } from 'relay-runtime';
export type CoursePackageRelationType = "INCLUDED" | "REQUIRED";
export type RelationsModalQuery$variables = {
  id: string;
};
export type RelationsModalQuery$data = {
  readonly node: {
    readonly relations?: ReadonlyArray<{
      readonly id: string;
      readonly relatedPackage: {
        readonly course: {
          readonly name: string;
        } | null | undefined;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly type: CoursePackageRelationType;
    }>;
  } | null | undefined;
};
export type RelationsModalQuery = {
  response: RelationsModalQuery$data;
  variables: RelationsModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RelationsModalQuery",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CoursePackageRelation",
                "kind": "LinkedField",
                "name": "relations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "CoursePackage",
                      "kind": "LinkedField",
                      "name": "relatedPackage",
                      "plural": false,
                      "selections": [
                        (v2/*:: as any*/),
                        (v4/*:: as any*/),
                        {
                          "kind": "CatchField",
                          "field": {
                            "alias": null,
                            "args": null,
                            "concreteType": "Course",
                            "kind": "LinkedField",
                            "name": "course",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          "to": "NULL"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "NULL"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CoursePackage",
            "abstractKey": null
          }
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
    "name": "RelationsModalQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CoursePackageRelation",
                "kind": "LinkedField",
                "name": "relations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CoursePackage",
                    "kind": "LinkedField",
                    "name": "relatedPackage",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CoursePackage",
            "abstractKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "08001d2d2ee0dfa8f66ce3b3c97e0eb2db12a15fe373148fb25f9bf36e6d5cf7",
    "metadata": {},
    "name": "RelationsModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "98746255df89ce0d27ceba407d311ae8";

export default node;
