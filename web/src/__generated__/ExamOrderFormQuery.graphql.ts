/**
 * @generated SignedSource<<230a1050f3e7c9c3fcb5a70dc3c6b7ba>>
 * @relayHash 1d9f78ce61d85301966d267eaa9af2c8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbcba771a71ab1b6179680cc21a446dfa6a63c3335db24bfe3a949fa99ec2fe2

import type { ConcreteRequest } from 'relay-runtime';
export type ExamOrderFormQuery$variables = {
  id: string;
};
export type ExamOrderFormQuery$data = {
  readonly node: {
    readonly examSubjects?: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly questionNumbers: {
          readonly nodes: ReadonlyArray<{
            readonly id: string;
            readonly name: string;
          }>;
        };
      }>;
    };
  } | null | undefined;
};
export type ExamOrderFormQuery = {
  response: ExamOrderFormQuery$data;
  variables: ExamOrderFormQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
        }
      ],
      "concreteType": "ExamSubjectConnection",
      "kind": "LinkedField",
      "name": "examSubjects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ExamSubject",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 50
                }
              ],
              "concreteType": "ExamQuestionNumberConnection",
              "kind": "LinkedField",
              "name": "questionNumbers",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ExamQuestionNumber",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "questionNumbers(first:50)"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "examSubjects(first:30)"
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
    "name": "ExamOrderFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "ExamOrderFormQuery",
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
          (v4/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fbcba771a71ab1b6179680cc21a446dfa6a63c3335db24bfe3a949fa99ec2fe2",
    "metadata": {},
    "name": "ExamOrderFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "98f9eab5e3f14be05bd00726551dc874";

export default node;
